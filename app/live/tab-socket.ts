import type { LiveSocket, OpenTransport } from "./live-world.ts";
import type { TabWorld } from "./tabs/tabs.ts";

const loadCode = () => import("./tabs/tabs.ts");

/**
 * Sockets that the tabs of a browser share (decision 455). A tab that has no other beside it needs no more of it than the lock; when
 * another one calls, the code of sharing is loaded in both, and they are equals. Where a browser has no locks, a socket each.
 */
export function createTabSocket(
  world: TabWorld,
  loadTabs: () => Promise<Pick<typeof import("./tabs/tabs.ts"), "createTabs">> = loadCode,
): OpenTransport {
  const { name, openChannel, openSocket } = world;
  let share: OpenTransport | null = null;
  const load = async () => {
    const { createTabs } = await loadTabs();
    share ??= createTabs(world);
  };

  return (path, listener) => {
    const { locks } = world;
    if (share !== null || locks === undefined) return (share ?? openSocket)(path, listener);
    let socket: LiveSocket | null = null;
    let isOver = false;
    let release: (() => void) | null = null;

    function end() {
      isOver = true;
      release?.();
    }

    function open() {
      if (isOver) return;
      socket = (share ?? openSocket)(path, {
        ...listener,
        closed(code) {
          end();
          listener.closed(code);
        },
      });
    }

    // Where the file is gone because a newer version is there, this tab does without the others.
    const joinOthers = () => void load().then(listener.reopen, () => {});
    void locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) return void load().then(open, open);
        if (isOver) return;
        const channel = openChannel(name, joinOthers);
        open();
        return new Promise<void>((resolve) => {
          release = () => {
            channel.close();
            resolve();
          };
        });
      })
      // Where locks are forbidden; or taken away, by a tab that thought this one frozen.
      .catch(() => (socket === null ? open() : joinOthers()));
    return {
      send: (text) => socket?.send(text),
      close() {
        end();
        socket?.close();
      },
    };
  };
}
