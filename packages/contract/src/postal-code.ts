/** An Indonesian postal code. In a module of its own: forms in the browser load it without the choices of branches. */
export const POSTAL_CODE = /^[1-9]\d{4}$/;
