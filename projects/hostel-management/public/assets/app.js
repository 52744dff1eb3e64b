// The application works without this file. It only makes the print button appear and work.
for (const button of document.querySelectorAll('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => window.print());
}
