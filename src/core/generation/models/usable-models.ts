import { isSwitchedOff } from '#core/generation/costs/provider-settings.ts'
import type { Db } from '#db/client.server.ts'
import type { TextModel } from './text-model.ts'

/** The models that may be asked now: those that are configured, without one that an administrator switched off. */
export async function usableModels<Model extends Pick<TextModel, 'provider'>>(
	db: Db,
	models: readonly Model[],
): Promise<Model[]> {
	const off = await Promise.all(models.map(({ provider }) => isSwitchedOff(db, provider)))
	return models.filter((_, index) => !off[index])
}
