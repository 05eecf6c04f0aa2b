/** The database has more to do than it can: whoever asks gets a refusal now rather than an answer too late. */
export class DatabaseBusy extends Error {
	override name = 'DatabaseBusy'
}

/** The database does not answer, or is being opened anew. */
export class DatabaseUnavailable extends Error {
	override name = 'DatabaseUnavailable'
}
