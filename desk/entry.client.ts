/**
 * The desk's only script. Every page works without it: every action is a form, and every state is in the address. React
 * runs only on the server, because React and its router would add 113 kB to pages that the service renders within a few
 * milliseconds.
 */
import { addKeyboardShortcuts } from './browser/add-keyboard-shortcuts.ts';
import { claimOnContactClick } from './browser/claim-on-contact-click.ts';
import { handleRowTicks } from './browser/handle-row-ticks.ts';
import { keepDrafts } from './browser/keep-drafts.ts';
import { makeCardsDraggable } from './browser/make-cards-draggable.ts';
import { showCopyButtons } from './browser/show-copy-buttons.ts';
import { startLiveUpdates } from './browser/start-live-updates.ts';
import { startPasskeyForms } from './browser/start-passkey-forms.ts';

keepDrafts();
startPasskeyForms();
addKeyboardShortcuts();
handleRowTicks();
makeCardsDraggable();
claimOnContactClick();
showCopyButtons();
startLiveUpdates();
