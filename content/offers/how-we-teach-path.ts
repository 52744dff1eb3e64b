/** Apart from what the page says, so that a link to it does not bring all of that into a script. */
export const howWeTeachPath = '/how-we-teach';
