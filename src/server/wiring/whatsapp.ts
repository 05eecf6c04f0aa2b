import type { Config } from '#config/env.server.ts'
import { type Outcome, outcomeOf } from '#core/integrations/outcome.ts'
import { deliverMessages } from '#core/whatsapp/deliver-messages.ts'
import type { WhatsApp, WhatsAppSettings } from '#core/whatsapp/whatsapp.ts'
import type { Database, Db } from '#db/client.server.ts'
import { whatsApp } from '#integrations/whatsapp.ts'
import type { Log } from '#lib/log.ts'
import type { Job } from '#server/boot/jobs.ts'
import { type Watch, watchedFetch } from './watch-service.ts'

const DELIVER_WHATSAPP = 'deliver-whatsapp'

/** The Cloud API where all is there that it needs. */
export function whatsAppOf(config: Config, fetch: typeof globalThis.fetch): WhatsApp | undefined {
	const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_BASE_URL: baseUrl } = config
	return token && phoneNumberId && config.WHATSAPP_TEMPLATE
		? whatsApp({ token, phoneNumberId, baseUrl, fetch })
		: undefined
}

export function whatsAppSettings(config: Config): WhatsAppSettings | undefined {
	const { WHATSAPP_TEMPLATE: template, WHATSAPP_TEMPLATE_LANGUAGE: language } = config
	if (!template || !config.WHATSAPP_TOKEN || !config.WHATSAPP_PHONE_NUMBER_ID) return undefined
	const fields = config.WHATSAPP_TEMPLATE_FIELDS ?? []
	return { template, language, fields, receives: receivingOf(config) !== undefined }
}

/** What it takes to hear of answers: who may say that it is Meta, and by what its messages are known. */
export function receivingOf(config: Config) {
	const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = config
	const { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = config
	return appSecret && verifyToken && phoneNumberId ? { appSecret, verifyToken, phoneNumberId } : undefined
}

/** A message that was refused for itself says nothing of the service. */
export function judgeWhatsApp(status: number, body: string): Outcome | undefined {
	if (/"code":\s*190\b/.test(body)) return { ok: false, fault: 'key-refused', status }
	const outcome = outcomeOf(status, body)
	return !outcome.ok && outcome.fault === 'rejected' ? undefined : outcome
}

type Needs = { db: Db; config: () => Config; watch: Watch; now: () => Date }

/** Sends what brokers wrote to who asked. */
export function deliverWhatsAppJob({ db, config, watch, now }: Needs): Job {
	return {
		name: DELIVER_WHATSAPP,
		cron: '* * * * *',
		urgent: true,
		shared: true,
		run: () =>
			deliverMessages(db, { whatsApp: whatsAppOf(config(), watchedFetch(watch('whatsapp'), judgeWhatsApp)), now }),
	}
}

type Waking = { database: Database; log: Log; runNow: (name: string) => Promise<void> }

/** Begins as soon as a message is written, here or on another instance. What is missed the clock finds. */
export async function wakeWhatsApp({ database, log, runNow }: Waking): Promise<void> {
	const wake = () =>
		void runNow(DELIVER_WHATSAPP).catch((error: unknown) =>
			log.warn({ err: error }, 'the job of WhatsApp could not be woken'),
		)
	await database.listen('whatsapp_queued', wake, wake)
}
