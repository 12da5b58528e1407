/**
 * Every key under which this site keeps something in the browser; import them all as `storageKeys`. Nothing is kept under any other, and /privacy lists
 * each of them: a test compares this list with `content/site/stored-data.yaml` and with the code. `theme-first.js` and `sidebar-first.js` repeat three of them, because they run
 * before any import; the first stands in every page and is written as short as it goes. Single constants, so that a page with 3 kB for its scripts carries only those it uses.
 */

/** Light or dark, as chosen. localStorage. */
export const theme = 'kora.theme';
/** Completed modules of each course. localStorage. */
export const progress = 'kora.progress.v1';
/** Progress that could not be read, as it stood. localStorage. */
export const unreadProgress = 'kora.progress-unread.v1';
/** Name, role, grade and reading preferences. localStorage. */
export const settings = 'kora.settings.v1';
/** Sidebar folded to icons, groups folded, tips dismissed. localStorage. */
export const sidebar = 'kora.sidebar.v1';
/** A name typed in the join form, handed to the join page. sessionStorage. */
export const joinName = 'kora.join-name.v1';
/** Set by the join page, which says who sees what; taken away by the session's page, which then asks for no name a second time. sessionStorage. */
export const joinTold = 'kora.join-told.v1';
/** Questions about a passage, handed from KORA Read to the form that gives out an assignment. sessionStorage. */
export const readingToAssign = 'kora.reading-to-assign.v1';
/** Addresses that could not be sent to the mailing list yet. localStorage. */
export const mailingQueue = 'kora.mailing-queue.v1';
/** "off" where someone does not want the / key to open the search. localStorage. */
export const searchKey = 'kora.search-key.v1';
/** Prompts that are being compared in the prompt notebook, and the runs that were kept. localStorage. */
export const promptNotebook = 'kora.prompt-notebook.v1';
/** What visitors of the perspective explorer wrote about their own views. localStorage. */
export const ownViews = 'kora.own-views.v1';
/** The passage, the choices and the answers of KORA Read. localStorage. */
export const reading = 'kora.reading.v1';
/** The essay that is being built in EssayBlocks, its saved drafts and how often suggestions were asked for. localStorage. */
export const essays = 'kora.essays.v1';
/** Whether the growth view of Prism is turned on. localStorage. */
export const prism = 'kora.prism.v1';
/** Keys of live sessions this device leads. localStorage. */
export const liveHosts = 'kora.live-hosts.v1';
/** Seats of this device in live sessions. localStorage. */
export const liveSeats = 'kora.live-seats.v1';
/** Answers to a live session that are not stored there yet. localStorage. */
export const liveOutbox = 'kora.live-outbox.v1';
/** What is being written in a live session and was not sent yet. localStorage. */
export const liveDrafts = 'kora.live-drafts.v1';
/** What was entered into the forms for a lesson, a simulation or an assignment and is not used yet. localStorage. */
export const formDrafts = 'kora.form-drafts.v1';
/** Stands there as long as work waits to be handed in, so that any page can send it; the work itself lies encrypted in the library. localStorage. */
export const handInWaiting = 'kora.hand-in-waiting.v1';
/** Written and removed at once, to see whether the browser keeps anything. localStorage. */
export const probe = 'kora.probe';
