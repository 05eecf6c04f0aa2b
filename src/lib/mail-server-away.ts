/** Nobody took or refused the mail: the server is not there, or does not let us in. The next one would fare no better. */
export class MailServerAway extends Error {}
