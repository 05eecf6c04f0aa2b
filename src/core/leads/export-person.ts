import { recordAudit } from '#core/audit/record-audit.ts'
import { dataRequestReference, rightTitles } from '#core/data-requests/data-request.ts'
import { inPortuguese, periods } from '#core/personal-data/periods.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import type { DataRequest } from '#db/schema/data-requests.ts'
import type { Lead } from '#db/schema/leads.ts'
import { findPerson, type HeldData, holdsNothing, type Subscription } from './find-person.ts'
import { leadReference } from './lead-reference.ts'
import { eventWords, isWork, kindWords, lostReasonWords, statusWords, workWords } from './lead-words.ts'
import { maskPerson, type Person } from './person.ts'
import { typedWayWords } from './typed/typed-lead-schema.ts'

/** Who answers for the data, as the person must be told. */
export type Controller = { name: string; taxId: string; email: string; privacyPolicy: string; retention: string }

export type ExportPersonResult = { ok: true; file: PersonFile } | { ok: false; reason: 'nothing-held' }

export type PersonFile = ReturnType<typeof describe>

type Export = { person: Person; controller: Controller; actor: ActingAdmin; now: Date }

/** What we hold about a person, to hand over (LGPD, art. 18 and 19): for machines to read, with words for people. */
export async function exportPerson(db: Db, { person, controller, actor, now }: Export): Promise<ExportPersonResult> {
	return db.transaction(async (tx) => {
		const held = await findPerson(tx, person)
		if (holdsNothing(held)) return { ok: false, reason: 'nothing-held' }
		await recordAudit(tx, {
			action: 'person.exported',
			actor,
			subject: { label: maskPerson(person) },
			details: { leads: held.leads.length, mails: held.mails.length, subscription: held.subscription !== undefined },
			address: actor.address,
			now,
		})
		return { ok: true, file: describe(person, held, controller, now) }
	})
}

const purposes: Record<Lead['kind'], { finalidade: string; baseLegal: string }> = {
	quote: {
		finalidade: 'Preparar a cotação, consultar seguradoras e responder a quem pediu.',
		baseLegal: 'Procedimentos preliminares a um contrato, a pedido do titular (LGPD, art. 7º, V).',
	},
	contact: {
		finalidade: 'Responder à pergunta ou ao pedido enviado.',
		baseLegal:
			'Procedimentos preliminares a um contrato, a pedido do titular (LGPD, art. 7º, V), ou legítimo interesse em responder (art. 7º, IX).',
	},
	typed: {
		finalidade: 'Atender quem procurou a corretora fora do site.',
		baseLegal: 'Procedimentos preliminares a um contrato, a pedido do titular (LGPD, art. 7º, V).',
	},
	notify: {
		finalidade: 'Avisar sobre o produto escolhido.',
		baseLegal: 'Consentimento (LGPD, art. 7º, I).',
	},
}

function describe(person: Person, held: HeldData, controller: Controller, now: Date) {
	return {
		sobre:
			'Dados pessoais que a corretora guarda sobre o titular, com a finalidade e a origem de cada grupo (LGPD, art. 18, II e V, e art. 19). Datas em UTC, no formato ISO 8601.',
		geradoEm: now.toISOString(),
		titular: 'email' in person ? { email: person.email } : { telefone: person.phone },
		controlador: {
			nome: controller.name,
			cnpj: controller.taxId,
			contato: controller.email,
			politicaDePrivacidade: controller.privacyPolicy,
		},
		prazo: `Pedidos e mensagens: ${controller.retention}. Cópias de e-mails: ${inPortuguese(periods.mails)}.`,
		pedidos: held.leads.map(describeLead),
		boletim: held.subscription ? describeSubscription(held.subscription) : null,
		pedidosSobreDados: held.dataRequests.map(describeDataRequest),
		emails: {
			origem: 'Mensagens que o site enviou ao titular, ou à corretora sobre os pedidos acima.',
			mensagens: held.mails.map(({ recipient, subject, body, createdAt, sentAt }) => ({
				para: recipient,
				assunto: subject,
				texto: body,
				criadoEm: createdAt.toISOString(),
				enviadoEm: sentAt?.toISOString() ?? null,
			})),
		},
	}
}

function describeLead(lead: HeldData['leads'][number]) {
	return {
		numero: leadReference(lead),
		tipo: kindWords[lead.kind],
		...purposes[lead.kind],
		origem: lead.typedVia
			? `Digitado pela corretora (${typedWayWords[lead.typedVia]}). Situação e anotações: corretora.`
			: 'Formulário do site, preenchido pelo titular. Situação e anotações: corretora.',
		recebidoEm: lead.createdAt.toISOString(),
		ultimoContato: lead.updatedAt.toISOString(),
		situacao: statusWords[lead.status],
		produto: lead.product,
		nome: lead.name,
		email: lead.email,
		telefone: lead.phone,
		respostas: lead.answers,
		pagina: lead.page,
		veioDe: lead.referrer,
		campanha: lead.utm,
		versaoDoAviso: lead.consentVersion,
		recado: lead.visitorNote,
		proximoPasso: lead.nextStep,
		motivoDaPerda: lead.lostReason && lostReasonWords[lead.lostReason],
		contratado: lead.wonProduct,
		retiradoEm: lead.withdrawnAt?.toISOString() ?? null,
		arquivos: lead.files.map(({ name, mimeType, bytes, createdAt }) => ({
			nome: name,
			tipo: mimeType,
			bytes,
			enviadoEm: createdAt.toISOString(),
			conteudo: 'Vai à parte deste arquivo, a pedido.',
		})),
		mensagensPeloWhatsApp: lead.whatsApp.map((message) => ({
			texto: message.body,
			modelo: message.template,
			campos: message.values,
			escritaEm: message.createdAt.toISOString(),
			aceitaPeloWhatsAppEm: message.acceptedAt?.toISOString() ?? null,
			entregueEm: message.deliveredAt?.toISOString() ?? null,
			lidaEm: message.readAt?.toISOString() ?? null,
		})),
		historico: lead.events.map(({ at, kind, fromStatus, toStatus, note, detail }) => ({
			em: at.toISOString(),
			...(kind === 'note'
				? { anotacao: note }
				: {
						...(isWork(kind) ? { aCorretora: workWords[kind] } : kind !== 'status' && { oTitular: eventWords[kind] }),
						...(detail && { detalhe: detail }),
						de: fromStatus && statusWords[fromStatus],
						para: toStatus && statusWords[toStatus],
					}),
		})),
	}
}

function describeDataRequest(request: DataRequest) {
	return {
		finalidade: 'Atender ao pedido do titular e provar que foi respondido.',
		baseLegal: 'Obrigação legal (LGPD, art. 7º, II, com os arts. 18 e 19).',
		protocolo: dataRequestReference(request),
		pedido: rightTitles[request.right],
		nome: request.name,
		email: request.email,
		telefone: request.phone,
		mensagem: request.message,
		recebidoEm: request.createdAt.toISOString(),
		prazo: request.dueOn,
		respondidoEm: request.answeredAt?.toISOString() ?? null,
		resposta: request.answer,
		respostasAnteriores: request.pastAnswers.map(({ answer, answeredAt, reason, reopenedAt }) => ({
			resposta: answer,
			respondidoEm: answeredAt,
			reabertoEm: reopenedAt,
			motivo: reason,
		})),
	}
}

function describeSubscription(subscription: Subscription) {
	return {
		finalidade: 'Enviar artigos, dicas e novidades por e-mail.',
		baseLegal: 'Consentimento, confirmado pelo link enviado ao endereço (LGPD, art. 7º, I).',
		origem: 'Formulário do boletim, preenchido pelo titular.',
		email: subscription.email,
		pedidoEm: subscription.requestedAt.toISOString(),
		confirmadoEm: subscription.confirmedAt?.toISOString() ?? null,
		canceladoEm: subscription.unsubscribedAt?.toISOString() ?? null,
		pagina: subscription.page,
		versaoDoConsentimento: subscription.consentVersion,
	}
}
