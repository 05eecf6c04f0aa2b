import type { Db } from '#db/client.server.ts'
import { facts } from '#db/schema/facts.ts'
import { type Register, registerOf } from './register.ts'

/** The facts as they stand now, a person's changes included. */
export async function currentRegister(db: Db): Promise<Register> {
	return registerOf(await db.select({ id: facts.id, text: facts.text }).from(facts))
}
