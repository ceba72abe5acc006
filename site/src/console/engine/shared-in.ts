/**
 * One of a kind for a whole document: made for the first who asks, and given to all others. The
 * document keeps it, as a listener of who asks, so that no module has to.
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
