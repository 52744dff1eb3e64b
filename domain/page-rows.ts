/** How long a page of a list is: the database reads so many, and a page that is full may have one after it. */
export const auditPageRows = 50;
export const orderPageRows = 50;
