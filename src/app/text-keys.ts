import { TASK_PROMPTS } from './task-prompts.ts';

/**
 * Every text that the logic half may ask the screens to show, by key, with its exact English
 * wording (specification document 1 section 8, document 2 section 8, decisions 41 and 45).
 * `{{name}}` stands for a parameter. The English locale repeats these; a test compares them.
 */
export const LOGIC_TEXTS = {
  'start.lost':
    'This part of the page could not be loaded: the server may have a newer version. Reload the page; your work is kept.',
  'start.notCome':
    'This part of the page could not be loaded. Check the connection and try again; nothing was lost.',
  // submitting and generating
  'message.promptMissing': 'Please enter description text',
  'message.promptCut':
    'A prompt has at most 4,000 characters. Your text was cut off here: “{{rest}}”',
  'message.loggedOut': 'You are logged out.',
  'message.tokenMissing': 'Login failed, please try again.',
  'message.userMissing': 'Please login first',
  'message.authenticationRequired': 'Authentication required. Please login again.',
  'message.createFailed': 'Failed to create task',
  'message.generationFailed': 'Image generation failed: {{reason}}',
  'message.generationTimedOut': 'Image generation timed out',
  'message.generationDone': 'Images generated successfully',
  'message.channelTestFailed':
    'MQTT connection test failed, but continuing with image generation...',
  'message.channelError': 'MQTT connection error',
  'message.taskCancelled': 'Cancelled. Your prompt and your picture are kept.',
  'message.cancelFailed': 'That could not be cancelled. It goes on; please try again.',
  // instruction tools
  'message.toolFailed': 'Generation failed, please try again',
  'message.toolFull': '{{name}} was not added: this tool takes {{count}} image(s) at a time.',
  'message.exampleRestricted':
    'Image is restricted by CORS and cannot be processed. Please download it and upload it from your local device.',
  'message.exampleFailed':
    'Failed to load image. This may be a CORS issue. Please check the image URL or download and upload it from your device.',
  'message.toolDownloadNothing': 'No image to download.',
  'message.toolFailedReason': 'Generation failed, please try again. {{reason}}',
  // edits
  'message.outboxFull':
    'Too much is waiting for the network already. Cancel something that waits, or try again when you are back. Nothing was lost.',
  'message.networkError': 'Network error, please try again',
  'message.editTimedOut': 'Image generation timed out',
  'message.editFailed':
    'That did not work: {{reason}} Your picture and your brush strokes are kept.',
  'message.enhanceFailed': 'Image enhancement failed, please try again',
  'message.enhanceFailedReason': 'Image enhancement failed, please try again. {{reason}}',
  'message.enhanceTimedOut': 'Image enhancement timed out',
  'message.expandFailed': 'Image expansion failed, please try again.',
  'message.expandFailedReason': 'Image expansion failed: {{reason}}',
  'message.expandTimedOut': 'Image expansion timed out',
  'message.imageMissing': 'Please upload an image first',
  'message.retryElsewhere':
    'That picture is not open any more. Open it from the list and ask again.',
  'message.variantFailed': 'That could not be shown. Nothing was changed; please try again.',
  'message.editSubmitted': 'Your edit has been submitted and is being processed',
  'message.resultWaiting':
    'Your result is ready. The picture has changed since, so it waits in the list.',
  'message.resultLeft': 'Stopped. Your result waits in the list.',
  'message.resultUnreadable': 'The result could not be loaded. It waits in the list.',
  'message.imageTooLarge':
    '{{name}} has more than 100 megapixels or 30,000 px a side and was not opened. Nothing was changed.',
  // keeping work in the browser
  'message.storageFull':
    'The browser has no more space, so your latest work is not saved and is lost when this page is closed. Download your picture, or free some space: saving then goes on by itself.',
  'message.storageSilent':
    'The browser’s storage does not answer, so your latest work is not saved for now. Saving goes on by itself once it answers; download your picture to be safe.',
  'message.savingAgain': 'Your work is saved again; nothing of it is missing.',
  'message.storageDenied':
    'This browser does not let the page save your work. It is lost when the page is closed: download your picture before that.',
  'message.storageTaken':
    'This picture was opened in another tab, so new strokes are not saved here. Download your picture, or go on in the other tab.',
  'message.notUndone': 'The step could not be undone; nothing was changed',
  'message.notRedone': 'The step could not be redone; nothing was changed',
  'message.savedNewer':
    'Your earlier work was saved by a newer version of this page and was left as it is. Reload the page to get the newer version.',
  'message.savedUnreadable':
    'Your earlier work could not be opened. It was left as it is; please open your picture again.',
  // files
  'message.fileTooLarge':
    '{{name}} is larger than {{limit}} MB and was not opened. Nothing was changed.',
  'message.fileNotImage':
    '{{name}} is not a picture that can be opened here. Accepted: {{accepted}}.',
  'message.animationFirst': '{{name}} is animated: only its first picture was opened.',
  'message.moreFiles': 'Further files that were not opened: {{count}}',
  'message.openInterrupted':
    '{{name}} could not be opened, since reading it took more than this browser has. Nothing was changed. Close other tabs and try again.',
  'message.tooLargeForType':
    'This picture is larger than a file of this type can be (16,383 pixels a side for WebP). Please download it as PNG instead.',
  'message.typeNotWritten':
    'This browser can’t write this file type. Please download it as PNG instead.',
  'message.pixelsWithheld':
    '{{name}} was not opened: this browser hides pixels from pages. Allow canvas data, or use a plain PNG.',
  'message.fileUnreadable':
    '{{name}} could not be read; the file may be damaged. Nothing was changed.',
  // a picture by its address
  'message.urlInvalid': 'Please enter a valid image URL',
  'message.urlFailed': 'Failed to load image. Please check if the URL is correct.',
  'message.urlRestricted': 'Unable to process this image, possibly due to CORS restrictions',
  'message.urlTooLarge':
    'The picture at this address is larger than {{limit}} MB and was not opened. Nothing was changed.',
  'message.urlTooMany':
    'Too many addresses in a short time. Nothing was changed; please try again in a minute.',
  'hint.urlUpload':
    'Its site does not let other pages read it. Download the picture and upload the file instead.',
  'hint.urlNotPublic':
    'Your browser may not read it, and the server may load from public addresses only. Download the picture and upload the file instead.',
  'hint.urlServerFormat':
    'Your browser may not read it, and the server cannot read this file type. Download the picture and upload the file instead.',
  'hint.urlUnreachable': 'Neither your browser nor the server could load it.',
  'hint.urlNoAnswer': 'Nothing answered at this address.',
  'hint.urlNotPicture':
    'What is there is not a picture that can be opened here. Accepted: {{accepted}}.',
  'hint.urlStatus': 'The address answered with status {{status}}.',
  'message.imageLoadFailed': 'The picture could not be loaded. Please try again.',
  // image detail
  'message.detailInvalidId': 'Invalid image ID',
  'message.detailFailed': 'Failed to fetch image detail',
  'message.promptCopied': 'Prompt copied',
  'message.templateCopied': 'Prompt copied! Click generate to create new images',
  'message.copyRefused':
    'Your browser did not allow copying. Select the words and copy them yourself.',
  'message.pictureCopied': 'Copied. Paste it where you want it.',
  // downloads
  'message.downloadNothing': 'No image to download',
  'message.downloadUnavailable': 'No image available for download',
  'message.downloadFailed': 'Download failed. Please try again.',
  'message.downloadStarted': 'Starting download...',
  'message.downloadDone': 'Download completed successfully!',
  'message.pictureCleared': 'The canvas is empty again. Your picture can be brought back.',
  // the account
  'message.exportStarted': 'Your data is being packed. Your browser shows how far the download is.',
  'message.exportFailed': 'The export could not be started. Nothing was lost; please try again.',
  'message.accountNotDeleted':
    'Your account could not be deleted, and nothing was changed. Please try again.',
  'message.accountDeleted':
    'Your account and everything in it is deleted, on the server and in this browser. You start anew as a guest.',
  'message.accountPartly':
    'Your account is deleted on the server. Some work in this browser is still open in another tab: close it and clear this site’s data in your browser.',
  // lists
  'message.taskDeleted': 'Deleted.',
  'message.taskRestored': 'Restored.',
  'message.deleteFailed': 'That could not be deleted. Nothing was changed.',
  'message.restoreFailed': 'That could not be brought back.',
  // status line
  'status.generating':
    'Generating {{count}} high-resolution images in a few seconds, please wait...',
  'status.generatingOne': 'Generating 1 high-resolution image in a few seconds, please wait...',
  // default prompts of temporary tasks
  ...TASK_PROMPTS,
  // commands
  'command.generate': 'Submit',
  'command.cancelGeneration': 'Cancel',
  'command.clearHome': 'Clear',
  'command.removeSelectedArea': 'Remove Selected Area',
  'command.expandImage': 'Expand Image',
  'command.redrawArea': 'Redraw Selected Area',
  'command.enhanceImage': 'Enhance Clarity',
  'command.newDocument': 'New',
  'command.undo': 'Undo',
  'command.redo': 'Redo',
  'command.clearMask': 'Clear',
  'command.toolBrush': 'Brush',
  'command.toolEraser': 'Eraser',
  'command.toolRectangle': 'Rectangle',
  'command.toolLasso': 'Lasso',
  'command.toolPan': 'Pan',
  'command.brushLarger': 'Larger brush',
  'command.brushSmaller': 'Smaller brush',
  'command.swapBrush': 'Swap add and subtract',
  'command.toggleMask': 'Show or hide mask',
  'command.invertMask': 'Invert mask',
  'command.growMask': 'Grow',
  'command.shrinkMask': 'Shrink',
  'command.featherMask': 'Feather',
  'command.zoomFit': 'Fit',
  'command.zoomActual': '100 %',
  'command.zoomIn': 'Zoom in',
  'command.zoomOut': 'Zoom out',
  'command.download': 'Download',
  'command.showShortcuts': 'Keyboard shortcuts',
} as const;
/** A key of {@link LOGIC_TEXTS}. */
export type TextKey = keyof typeof LOGIC_TEXTS;
/** What fills the `{{name}}` places of a text. */
export type TextParams = Readonly<Record<string, string | number>>;
