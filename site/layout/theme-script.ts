/**
 * `themeScript` applies the stored colour scheme before the first paint, so that a page never flashes in the other
 * scheme. The script delays the first paint, so it contains only what is necessary.
 */

export const themeStorageKey = 'theme';

export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
