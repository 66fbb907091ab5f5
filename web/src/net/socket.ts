/** The socket of a table. It reconnects by itself, says how much of the log it has, and matches answers to requests. */
import type { FromClient, FromServer } from "../protocol";

export type Connection = "connecting" | "open" | "waiting" | "closed";
type Request = FromClient extends infer M ? (M extends { id: number } ? Omit<M, "id"> : never) : never;
type Answer = Extract<FromServer, { id: number }>;

export type Hooks = {
  since: () => number;
  received: (message: FromServer) => void;
  connectionChanged: (link: Connection, why?: string) => void; // `why` is the id of the error that closed it
};

const FIRST = 500;
const LONGEST = 15_000;
const PATIENCE = 4; // how often something is asked of a busy server
// Close codes after which trying again does not help, with the ids of their errors.
const FATAL: Record<number, string> = {
  1008: "not-yours",
  4401: "not-yours",
  4403: "not-yours",
  4404: "no-table",
  4409: "old-rules",
  4422: "too-costly",
};

/** How long to wait before the nth try. */
export function backoff(tries: number): number {
  return Math.min(LONGEST, FIRST * 2 ** tries);
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ids = 0;
  private pending = new Map<number, { done: (x: Answer) => void; failed: (e: Error) => void }>();
  private ended = false;

  constructor(
    private readonly url: (since: number) => string,
    private readonly hooks: Hooks,
    private readonly openSocket: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    globalThis.addEventListener?.("online", this.reconnectNow);
    globalThis.addEventListener?.("offline", this.goOffline);
    this.connect();
  }

  private reconnectNow = (): void => {
    if (!this.socket && !this.ended) this.connect();
  };

  /** Without a network a socket still seems open, for minutes. */
  private goOffline = (): void => {
    const { socket } = this;
    if (!socket) return;
    this.lost(socket, 1006);
    socket.close();
  };

  private connect(): void {
    clearTimeout(this.timer);
    this.hooks.connectionChanged("connecting");
    const socket = this.openSocket(this.url(this.hooks.since()));
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.hooks.connectionChanged("open");
    socket.onmessage = (e) => this.receive(e.data);
    socket.onclose = (e) => this.lost(socket, e.code);
  }

  private receive(data: string | ArrayBuffer): void {
    this.tries = 0;
    const message = JSON.parse(typeof data === "string" ? data : new TextDecoder().decode(data)) as FromServer;
    if ("id" in message && typeof message.id === "number") {
      this.pending.get(message.id)?.done(message as Answer);
      this.pending.delete(message.id);
    } else this.hooks.received(message);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    for (const x of this.pending.values()) x.failed(new Error("lost"));
    this.pending.clear();
    if (this.ended || FATAL[code]) {
      this.hooks.connectionChanged("closed", FATAL[code]);
      return;
    }
    this.hooks.connectionChanged("waiting");
    this.timer = setTimeout(() => this.connect(), backoff(this.tries++));
  }

  /** A server that is busy says when to try again. */
  async ask(message: Request): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      const answer = await this.askOnce(message);
      if (answer.type !== "refused" || !answer.wait || tries >= PATIENCE) return answer;
      const { wait } = answer;
      await new Promise((done) => setTimeout(done, wait));
    }
  }

  private askOnce(message: Request): Promise<Answer> {
    const id = ++this.ids;
    return new Promise((done, failed) => {
      if (this.socket?.readyState !== 1) return failed(new Error("lost"));
      this.pending.set(id, { done, failed });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    globalThis.removeEventListener?.("online", this.reconnectNow);
    globalThis.removeEventListener?.("offline", this.goOffline);
    this.socket?.close();
    this.socket = null;
  }
}
