/** Anything may stand in an address, and the database throws at what is no id. */
export function isPictureId(text: string): boolean {
	return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
