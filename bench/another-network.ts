let asked = 0

/**
 * The address of somebody who has not asked yet, for `X-Forwarded-For`: a server that trusts its proxy limits what each network
 * may ask for, and one that measures asks for more than any reader does.
 */
export function anotherNetwork(): string {
	asked += 1
	return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
}
