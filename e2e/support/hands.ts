import type { CDPSession, Page } from '@playwright/test';
import type { Point } from '../pages/edit-page.ts';

/** A finger on the screen: client CSS px, and half the width of what touches. */
export interface Touch extends Point {
  readonly id?: number;
  readonly radius?: number;
}

/**
 * Pen and fingers through the browser's own protocol, so that the page sees trusted events. Each
 * has a clock of its own, in ms: how long a tap took does not depend on how busy the machine is.
 */
export class Hands {
  readonly #session: CDPSession;
  #now = Date.now();

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Hands> {
    return new Hands(await page.context().newCDPSession(page));
  }

  /** Lets time pass on the events' clock. */
  wait(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** What is not among `fingers` any more is lifted. */
  async touch(...fingers: readonly Touch[]): Promise<void> {
    await this.#touch('touchStart', fingers);
  }

  async slide(...fingers: readonly Touch[]): Promise<void> {
    await this.#touch('touchMove', fingers);
  }

  /** Lifts every finger. */
  async lift(): Promise<void> {
    await this.#touch('touchEnd', []);
  }

  /** The browser takes the fingers away. */
  async loseTouch(): Promise<void> {
    await this.#touch('touchCancel', []);
  }

  /** Fingers down and up again within a moment. */
  async tap(...fingers: readonly Touch[]): Promise<void> {
    await this.touch(...fingers);
    this.wait(40);
    await this.lift();
  }

  /** One finger along a way. */
  async swipe(way: readonly Point[]): Promise<void> {
    const [first, ...rest] = way;
    if (first) await this.touch(first);
    for (const point of rest) {
      this.wait(30);
      await this.slide(point);
    }
    this.wait(30);
    await this.lift();
  }

  /** Pen strokes go on until {@link penUp}; `force` is 0 to 1. */
  async penDown(at: Point, force = 0.5, button: 'left' | 'right' = 'left'): Promise<void> {
    await this.#pen('mousePressed', at, force, button);
  }

  async penMove(at: Point, force = 0.5, button: 'left' | 'right' = 'left'): Promise<void> {
    await this.#pen('mouseMoved', at, force, button);
  }

  /** The pen comes near without touching. */
  async penHover(at: Point): Promise<void> {
    await this.#pen('mouseMoved', at, 0, 'none');
  }

  async penUp(at: Point, button: 'left' | 'right' = 'left'): Promise<void> {
    await this.#pen('mouseReleased', at, 0, button);
  }

  async #touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    fingers: readonly Touch[],
  ): Promise<void> {
    this.wait(5);
    const touchPoints = fingers.map(({ x, y, id, radius = 10 }, index) => ({
      ...{ x, y, id: id ?? index, radiusX: radius, radiusY: radius, force: 1 },
    }));
    await this.#session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      timestamp: this.#now / 1000,
    });
  }

  async #pen(
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    at: Point,
    force: number,
    button: 'left' | 'right' | 'none',
  ): Promise<void> {
    this.wait(5);
    const isDown = type !== 'mouseReleased';
    const buttons = { left: 1, right: 2, none: 0 }[button];
    await this.#session.send('Input.dispatchMouseEvent', {
      ...{ type, x: at.x, y: at.y, button, force, pointerType: 'pen' },
      ...{ buttons: isDown ? buttons : 0, clickCount: type === 'mouseMoved' ? 0 : 1 },
      timestamp: this.#now / 1000,
    });
  }
}
