/** What the brokerage promises on its legal pages, whoever it is. */

/** How long quote requests, messages and sign-ups stay before they are anonymised. The one place that says so. */
export const leadRetention = '24 meses após o último contato'

/** Working days in which a complaint gets its answer. */
export const complaintReplyDays = 10
