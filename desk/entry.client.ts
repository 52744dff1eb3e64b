/**
 * The one script of the desk. Pages are whole without it: every action is a form, every state stands in the address.
 * It adds what a document cannot do by itself. React stays on the server: with the router it would be 113 kB for
 * pages that are answered within a few milliseconds.
 */
import { keepDrafts } from './browser/drafts.ts';
import { keys } from './browser/keys.ts';
import { liveUpdates } from './browser/live-updates.ts';
import { offerPasskeys } from './browser/passkeys.ts';
import { showChosenPlace } from './browser/show-chosen-place.ts';
import { takeBeforeCall } from './browser/take-before-call.ts';
import { ticks } from './browser/ticks.ts';

showChosenPlace();
keepDrafts();
offerPasskeys();
keys();
ticks();
takeBeforeCall();
liveUpdates();
