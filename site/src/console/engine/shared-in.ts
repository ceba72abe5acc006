/**
 * One value for a whole document: made on the first call, and returned by all later ones. A
 * listener on the document holds it, so that no module has to keep state.
 */
export function sharedIn<Shared>(document: EventTarget, name: string, make: () => Shared): Shared {
  const asking = new AskingEvent<Shared>(name);
  document.dispatchEvent(asking);
  const shared = asking.given ? asking.given.shared : make();
  if (!asking.given) {
    document.addEventListener(asking.type, (event) => {
      if (event instanceof AskingEvent) event.given = { shared };
    });
  }
  return shared;
}

class AskingEvent<Shared> extends Event {
  given: { readonly shared: Shared } | undefined;

  constructor(name: string) {
    super(`shared-${name}`);
  }
}
