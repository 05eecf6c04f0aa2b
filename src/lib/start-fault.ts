/** Why the program cannot start, as the one line an operator reads. */
export class StartFault extends Error {
	override name = 'StartFault'
}
