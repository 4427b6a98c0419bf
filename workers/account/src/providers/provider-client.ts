import { takeFacebookIdentity, toFacebookUrl } from "./facebook.ts";
import type { EndingSignIn, Identity, StartedSignIn } from "./identity.ts";
import { takeOpenIdIdentity, toOpenIdUrl } from "./openid-client.ts";
import type { Provider } from "./provider-settings.ts";

/** The URL at which the visitor signs in. Throws if the provider does not answer. */
export const toAuthorizationUrl = async (provider: Provider, started: StartedSignIn): Promise<string> =>
  provider.kind === "facebook" ? toFacebookUrl(provider, started) : toOpenIdUrl(provider, started);

/** Exchanges the code for the visitor's identity. Throws for a code, a token or an answer that is not right. */
export const takeIdentity = (provider: Provider, code: string, ending: EndingSignIn): Promise<Identity> =>
  provider.kind === "facebook"
    ? takeFacebookIdentity(provider, code, ending)
    : takeOpenIdIdentity(provider, code, ending);
