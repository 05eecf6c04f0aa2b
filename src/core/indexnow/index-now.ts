export type IndexNowAnswer =
	| { ok: true }
	/** 'later': worth another try. 'refused': the same addresses would be refused again. */
	| { ok: false; reason: 'later' | 'refused'; status?: number | undefined; detail?: string | undefined }

/** Tells the search engines that take part that addresses changed. Implemented in integrations/. */
export type IndexNow = { tell: (urls: string[]) => Promise<IndexNowAnswer> }
