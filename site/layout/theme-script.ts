/**
 * `themeScript` runs before the first paint, so that a page never flashes in another colour scheme than the stored one.
 * The script delays that paint, so it contains only what is necessary.
 */

export const themeStorageKey = 'theme';

export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
