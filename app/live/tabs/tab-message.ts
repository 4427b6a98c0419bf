/** What tabs of one browser tell each other on a channel; `id` names one shared socket of a tab. */
export type TabMessage =
  /** To the tab that leads. */
  | { readonly t: "open"; readonly id: string; readonly path: string }
  | { readonly t: "send"; readonly id: string; readonly text: string }
  | { readonly t: "close"; readonly id: string }
  /** From the tab that leads: it has heard of a socket; frames; the code by which sockets end. */
  | { readonly t: "taken"; readonly id: string }
  | { readonly t: "text"; readonly ids: readonly string[]; readonly text: string }
  | { readonly t: "closed"; readonly ids: readonly string[]; readonly code: number }
  /** The one socket follows as many subjects as it may: the tab opens one of its own. */
  | { readonly t: "alone"; readonly id: string }
  /** Another tab leads from now on. */
  | { readonly t: "lead" };
