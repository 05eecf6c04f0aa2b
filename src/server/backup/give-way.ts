import { constants, setPriority } from 'node:os'

/**
 * Visitors come first: packing and proving keep a processor busy for as long as they take. Where the system lets nobody change
 * priorities (the sandbox of `deploy/farol.service`), a backup at the same pace is better than none.
 */
export function giveWay(set: (priority: number) => void = setPriority): void {
	try {
		set(constants.priority.PRIORITY_BELOW_NORMAL)
	} catch {}
}
