import type { TaskDetail } from '../../net/contracts/index.ts';
import type { EditFilter } from '../stores/edit-list.ts';
import type { EditSelection } from '../stores/task-store.ts';
import type { EnhanceScale } from './enhance-image.ts';
import type { AddressOutcome, AddressStep } from './open-address.ts';
import type { WhyNot } from './open-files.ts';
import type { ReuseTarget } from './reuse.ts';

/** What a picture can be saved as. */
export type DownloadFormat = 'jpeg' | 'png' | 'webp';

/** What the user does to a particular thing; each says by a notice what went wrong, none rejects. */
export interface Actions {
  /** Reads what the server keeps of the user; nothing while there is no user yet. */
  loadAccount(): Promise<void>;
  /** Brings the user's picture from its address; null where it does not come, which is only logged. */
  loadAvatar(address: string): Promise<Blob | null>;
  /** Lets the browser download everything that is kept of the user. */
  exportAccount(): Promise<void>;
  /**
   * Deletes the user's account with everything in it, then starts anew as a page that has forgotten
   * all local work. Where it could not be deleted nothing was changed, and a notice says so.
   */
  deleteAccount(): Promise<void>;
  /** Reads the newest page of the edit list; with `next` the page after those that are known. */
  loadEditList(next?: 'next'): Promise<void>;
  /** Looks for edits by words or kind and reads the first page of them. */
  findEdits(filter: Partial<EditFilter>): Promise<void>;
  /** Highlights a picture of the list (original is index -1) and opens it as a new document. */
  selectEditImage(selection: EditSelection): Promise<void>;
  /** Cancels an unfinished task. */
  cancelTask(taskId: string): Promise<void>;
  /** Ends the packaging or upload of the edit of this press, which has no task id yet. */
  cancelSending(pressId: string): void;
  /** Brings the result of this task to the canvas no further; it waits in the list. */
  leaveResult(taskId: string): void;
  /** Makes the open picture clearer and this many times as wide and high. */
  enhance(scale: EnhanceScale): Promise<void>;
  /**
   * Takes back what waits for the network, or is only now being sent: a row of the edit list or a
   * creation of Home, by its id. Answers whether there was such a one.
   */
  cancelHeld(id: string): boolean;
  /** Asks again for what is under review; the results join it. */
  askAgain(): Promise<void>;
  /** Asks again for an edit that failed, of the open picture as it is. */
  retryEdit(id: string): Promise<void>;
  /**
   * Takes a task off the lists; its notice offers to bring it back for 30 s. Answers whether the
   * task is gone.
   */
  deleteTask(taskId: string): Promise<boolean>;
  /** Brings a deleted task back. */
  restoreTask(taskId: string): Promise<void>;
  /**
   * Saves a picture of Home as image_{timestamp}.{jpg|png|webp}; null says that there is none.
   * With the id of its task a PNG says how it was made.
   */
  downloadImage(url: string | null, format?: DownloadFormat, taskId?: string | null): Promise<void>;
  /**
   * Saves a result of a task, counted from 0, as image_{taskId}_{index}.{jpg|png|webp}; null, or an
   * index that has no picture, says that there is none.
   */
  downloadResult(detail: TaskDetail | null, index: number, format?: DownloadFormat): Promise<void>;
  /**
   * Saves a result of an instruction tool as image_{timestamp}.{jpg|png|webp}; null says that there
   * is none. What can't be converted is opened as it is, as generated_image.png.
   */
  downloadToolResult(
    url: string | null,
    format?: DownloadFormat,
    taskId?: string | null,
  ): Promise<void>;
  /**
   * Reads what the image detail page shows of a task, saying why where that can't be; a result,
   * counted from 0, is looked at first.
   */
  openDetail(taskId: string | undefined, selected?: number): Promise<void>;
  /** Nobody looks at the page any more: what is still to come of it is told to nobody. */
  closeDetail(): Promise<void>;
  /** Reads it again, such as when the task has ended. */
  refreshDetail(): Promise<void>;
  /** A picture of it could not load: reads it again once for a fresh address. */
  detailImageBroken(): Promise<void>;
  /** Hands a result to another program; copies or saves it where the browser shares no files. */
  shareResult(detail: TaskDetail, index: number): Promise<void>;
  /** Opens a result as a new document; answers whether it stands on the canvas. */
  editResult(detail: TaskDetail, index: number): Promise<boolean>;
  /**
   * Carries prompt, seed and settings of a task over to where such tasks are asked for, the picture
   * before it too for an edit; answers where that is, null where its picture could not be opened.
   */
  reuse(detail: TaskDetail): Promise<ReuseTarget | null>;
  /**
   * Saves the editor's canvas as midjourney-edit-{timestamp}.{png|webp|jpg}; PNG when not said.
   */
  downloadCanvas(format?: DownloadFormat): Promise<void>;
  /**
   * Opens the first of the picked, dropped or pasted files that is a picture within the limits as
   * a new document, and goes to the editor for that; each refused file gets its own notice.
   */
  openFiles(files: readonly File[]): Promise<void>;
  /**
   * The same for a dialog that says itself what went wrong: answers why nothing was opened; none
   * when a picture was, and then refused files get notices. Aborting leaves everything as it was.
   */
  takeFiles(files: readonly File[], signal: AbortSignal): Promise<readonly WhyNot[]>;
  /**
   * Opens the picture at a web address as a new document: loaded by the browser, or where its site
   * forbids that by the server, if that is switched on. Answers why not, or null when it was opened
   * or nobody waits any more.
   */
  openAddress(
    address: string,
    options: { signal: AbortSignal; onStep: (step: AddressStep) => void },
  ): Promise<AddressOutcome>;
  /** Opens a picture by its address as a new document. */
  openUrl(url: string, name: string): Promise<void>;
  /**
   * An `<img>` of a creation could not load: reads the task again once for a fresh address, then
   * shows the error placeholder.
   */
  imageBroken(taskId: string, index: number): Promise<void>;
  /** The same for a row of the edit list. */
  editImageBroken(taskId: string): Promise<void>;
}
