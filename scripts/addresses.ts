import { writeFileSync } from "node:fs";
import { addressesFile, toAddresses } from "./addresses/to-addresses.ts";

writeFileSync(addressesFile, toAddresses());
