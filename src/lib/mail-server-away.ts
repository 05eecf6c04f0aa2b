/** Nobody took or refused the mail: the server is not there, or does not let us in. The next one would fare no better. */
export class MailServerAway extends Error {}

/** There was no connection at all, so the mail cannot have left: it may be tried as often as it takes. */
export class MailServerUnreached extends MailServerAway {}
