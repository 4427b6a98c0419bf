import { isContact } from "./vapid/contact.ts";
import { makeVapidKeys } from "./vapid/make-vapid-keys.ts";

const [contact = ""] = process.argv.slice(2);

if (isContact(contact)) console.log(JSON.stringify(makeVapidKeys(contact)));
else {
  console.error(
    "usage: npm run vapid -- mailto:you@example.com\n       the address at which push services reach you, or an https address; Apple refuses a host that nobody can reach",
  );
  process.exitCode = 1;
}
