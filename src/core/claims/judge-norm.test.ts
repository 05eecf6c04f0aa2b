import { expect, test } from 'vitest'
import { doubted } from './testing/told.ts'

test.for<[string, string[]]>([
	// What one norm rules does not speak against another beside it.
	['O Código de Defesa do Consumidor pode ser usado, e o Código Penal pune o estelionato.', []],
	// Two names for one norm, which are those of two.
	[
		'A lei do estágio, a Lei 11.795/2008, manda contratar seguro de acidentes pessoais.',
		['contradicted: Lei 11.795/2008: Lei do Estágio'],
	],
	['A lei dos planos de saúde é a Lei 11.795/2008.', ['contradicted: Lei 11.795/2008: Lei 9.656/1998']],
	[
		'A locação segue a Lei 8.245/1991, o famoso Código de Defesa do Consumidor.',
		['contradicted: Código de Defesa do Consumidor'],
	],
	['Leia a Lei 8.078/1990, que é o Código de Defesa do Consumidor.', []],
	['Aqui valem a Lei 4.591/1964, o Código Civil e a convenção.', []],
	// A treaty holds by a decree of its own.
	[
		'A Convenção de Montreal foi trazida ao Brasil pelo Decreto 7.962/2013.',
		['contradicted: Decreto 7.962/2013: Convenção de Montreal'],
	],
	['A Convenção de Montreal foi trazida ao Brasil pelo Decreto 5.910/2006.', []],
	// Once a text says that it is over, it does not pass it off as law.
	['O DPVAT acabou. Quem recebeu boleto do DPVAT recebeu uma tentativa de fraude.', []],
	['Quem recebeu boleto do DPVAT deve pagar.', ['replaced: DPVAT']],
	['O DPVAT pertence ao passado, mas ainda há processos.', []],
	['Hoje o Denatran já não responde a ninguém.', []],
	// Nothing of what is spoken of is what it rules.
	['A responsabilidade sem culpa do poluidor está na Lei 6.830/1980.', ['unsupported: Lei 6.830/1980']],
	[
		'A tabela regressiva dos planos de previdência foi criada pela Lei 14.803/2024.',
		['contradicted: Lei 14.803/2024: Lei 11.053/2004'],
	],
	['A LGPD permite pedir a revisão de decisão tomada só por máquina.', []],
	// Asked about, and told to be over in the next sentence.
	['Me perguntaram do DPVAT. Não tem: ele não indeniza acidente depois de 14/11/2023.', []],
	['Cliente ainda cita a Lei Complementar 207. Foi revogada pela Lei Complementar 211.', []],
	['A Lei 15.040 vale para o seguro desde dezembro de 2025. Contrato de antes disso segue o Código Civil.', []],
	// What is compared is not denied.
	[
		'Uma placa não vale mais que a Súmula 479 do STJ, que faz a empresa responder pelo furto do veículo no estacionamento.',
		['contradicted: Súmula 479 do STJ: Súmula 130 do STJ'],
	],
	// An everyday word, and a court's.
	['Por isso, leia com calma o que a proposta diz de tema número 0 e do prazo de resposta.', []],
	['O tema 99 do STJ manda a seguradora responder em 30 dias.', ['unsupported: tema 99 do STJ']],
	[
		'A Convenção de Montreal vale no Brasil por força do Decreto 7.962/2013.',
		['contradicted: Decreto 7.962/2013: Convenção de Montreal'],
	],
	// The next sentence says so, or the one before asks of what was then.
	['Circular SUSEP 269/2004. Tratava do seguro de automóvel.', []],
	['A casa alagou em 2024? O contrato ainda segue os arts. 757 a 802 do Código Civil.', []],
	['O DPVAT não indeniza quem se acidentou depois de novembro de 2023.', []],
])('%s', ([text, expected]) => {
	expect(doubted(text)).toEqual(expected)
})
