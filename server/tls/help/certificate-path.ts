/** Where the help page offers the authority's certificate; the name that the file is saved under. */
export const CERTIFICATE_PATH = '/overpaint-authority.crt';
