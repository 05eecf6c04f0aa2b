import type { Subject } from '../../types.ts'
import { travelIllnessSubjects } from './illness-subjects.ts'
import { journeySubjects } from './journey-subjects.ts'
import { travelStaySubjects } from './stay-subjects.ts'
import { travellerSubjects } from './traveller-subjects.ts'

export const travelSubjects: readonly Subject[] = [
	{
		words: ['bagagem', 'mala', 'extravi'],
		label: 'Bagagem extraviada',
		heading: 'Se a mala não chegar',
		facts: [
			'Bagagem extraviada tem dois responsáveis possíveis: a companhia aérea, por lei, e a seguradora, por contrato. A primeira paga até o teto; a segunda completa, se a linha existir. Por isso, o pedido começa sempre no balcão da empresa.',
			'Faça uma lista do que havia na mala ainda no aeroporto, enquanto lembra. Marca, valor e data aproximada bastam. Fotos feitas antes da viagem valem mais do que a memória.',
		],
	},
	{
		words: ['cancelamento', 'cancelar', 'desist'],
		label: 'Cancelamento',
		heading: 'Quando a viagem não acontece',
	},
	{
		words: ['europa', 'portugal', 'italia'],
		label: 'Seguro viagem para a Europa',
		heading: 'O que muda na Europa',
		facts: [
			'Trinta mil euros parecem muito, mas uma internação com cirurgia chega perto disso. Quem pratica esporte ou tem mais idade deve pensar em limite maior. O preço por dia sobe menos do que o limite.',
			'Na Europa, consulado, escola ou a própria imigração podem pedir prova de seguro. Leve o certificado impresso, com limite em euros. A frase sobre retorno e despesas médicas precisa estar clara.',
		],
	},
	{
		words: [
			'mercosul',
			'carta verde',
			'viagem de carro',
			'viagens de carro',
			'viajar de carro',
			'ir de carro',
			'carro na argentina',
			'carro no uruguai',
			'carro no chile',
			'carro para a argentina',
			'carro para o uruguai',
			'argentina de carro',
			'argentina com carta verde',
			'uruguai com carta verde',
			'uruguai de carro',
			'chile de carro',
			'paraguai de carro',
			'america do sul de carro',
		],
		label: 'De carro no Mercosul',
		titles: ['De carro no Mercosul: Carta Verde e documentos', 'Viagem de carro no Mercosul: seguro e documentos'],
		heading: 'De carro além da fronteira',
		facts: [
			'A Carta Verde tem período fixo, como dias ou meses, e sai em nome do veículo. Compre antes da fronteira, com corretor ou seguradora. O documento deve viajar no carro.',
			'Além da Carta Verde, cada país do Mercosul pede documentos do carro e do condutor. Carro em nome de outra pessoa exige autorização. Consulte o Portal Consular antes de pegar a estrada.',
		],
	},
	{
		words: ['medic', 'hospital', 'doenca'],
		label: 'Despesas médicas',
		heading: 'Médico e hospital longe de casa',
	},
	{
		words: ['intercambio', 'estudar', 'estudo fora', 'estudos fora', 'estudante no exterior', 'estudantes no exterior'],
		label: 'Seguro para intercâmbio',
		titles: ['Seguro para intercâmbio: planos de longa duração', 'Intercâmbio: como escolher o seguro para meses fora'],
		heading: 'Meses fora para estudar',
		facts: [
			'No intercâmbio, a cobertura precisa valer do embarque ao último dia de aula, com folga. Saúde mental e esporte da escola entram na conversa. Peça o certificado na língua exigida.',
			'Estudante costuma ficar muitos meses no mesmo lugar, e por isso usa mais médico do que o turista. Compare a rede na cidade de destino. Limite alto sem hospital perto ajuda pouco.',
		],
	},
	{ words: ['cartao'], label: 'Seguro viagem do cartão', heading: 'O seguro que vem no cartão' },
	{
		words: ['esport', 'trilha', 'mergulho', 'esqui'],
		label: 'Esporte e aventura',
		heading: 'Trilha, neve e mergulho',
	},
	{
		words: ['cruzeiro', 'navio'],
		label: 'Cruzeiro',
		heading: 'Atendimento a bordo',
		facts: [
			'No cruzeiro, o médico de bordo é pago à parte e costuma cobrar caro. O plano precisa valer em navio e nos portos do roteiro. Nem todo seguro comum inclui os dois.',
			'Remoção em alto-mar é rara e muito cara. Veja o limite de traslado médico e se há cobertura para helicóptero. Leia também o que acontece se o navio partir sem você.',
			'Companhias marítimas podem exigir seguro no embarque. Guarde o certificado no celular e impresso. A bordo, a conexão falha justamente quando se precisa dela.',
		],
	},
	{
		words: ['nacional', 'pelo brasil', 'dentro do brasil'],
		label: 'Viagem nacional',
		heading: 'Por que contratar mesmo no Brasil',
		facts: [
			'Na viagem nacional, o plano de saúde pode não ter rede no destino. O seguro cobre essa lacuna e ainda traz bagagem e cancelamento. O preço costuma ser bem menor que o internacional.',
			'O SUS atende em todo o país, mas não paga hotel, remarcação nem volta para casa. São esses os gastos que o seguro nacional alcança. Compare os limites com o valor da passagem.',
			'Trilha, mergulho e aluguel de buggy pedem cobertura própria, também dentro do país. Pergunte antes de reservar o passeio. O guia, sozinho, não é seguro.',
		],
	},
	{
		words: ['regresso', 'repatria', 'traslado'],
		label: 'Regresso sanitário',
		heading: 'Voltar para casa doente',
		facts: [
			'Regresso sanitário é a volta do paciente com cuidado médico, quando ele não pode viajar como os outros. Pode exigir maca, oxigênio ou acompanhante. Sem seguro, a conta é das mais altas.',
			'Quem decide o regresso é a equipe médica da seguradora, junto com o hospital. Comprar a passagem por conta própria pode impedir o reembolso. Ligue antes.',
			'Traslado de corpo é outra cobertura, com limite próprio. O assunto é difícil, mas os papéis são muitos. Confirme se a assistência cuida do consulado e da documentação.',
		],
	},
	{
		words: ['telemedicina', 'consulta on-line', 'consulta online'],
		label: 'Telemedicina na viagem',
		heading: 'O médico pelo celular',
		facts: [
			'A telemedicina resolve febre, alergia e dúvida de remédio sem fila. O atendimento costuma ser em português. Para dor forte ou acidente, porém, vá ao pronto-socorro.',
			'Baixe o aplicativo da seguradora antes de embarcar e teste o acesso. Anote também o telefone, porque nem sempre há internet. O número da apólice abre o chamado.',
			'Receita emitida a distância pode não valer na farmácia de outro país. Pergunte à central como obter o remédio. Guarde o relatório da consulta para o reembolso.',
		],
	},
	{
		words: ['estados unidos', 'eua', 'disney', 'orlando', 'miami', 'nova york'],
		label: 'Seguro viagem para os Estados Unidos',
		heading: 'O que muda nos Estados Unidos',
		facts: [
			'Nos Estados Unidos, uma internação curta pode custar dezenas de milhares de dólares. Por isso, limites baixos servem mal. Compare planos pela despesa médica, e não pela bagagem.',
			'Hospitais nos Estados Unidos podem cobrar do paciente e mandar contas semanas depois. Informe o seguro na entrada e peça o pagamento direto. Guarde todas as cartas.',
			'O país não exige seguro do turista, em regra. A decisão é de bolso, e o risco é grande. Esportes de neve e parques pedem leitura das exclusões.',
		],
	},
	{
		words: ['passaporte', 'consulad'],
		label: 'Perda de passaporte',
		titles: [
			'Perda de passaporte na viagem: o que fazer primeiro',
			'Perda de passaporte: consulado, registro e seguro',
		],
		heading: 'Sem documento longe de casa',
		facts: [
			'Perdeu o passaporte? Registre na polícia local e procure o consulado brasileiro. O [Portal Consular](portal-consular) informa endereços e plantões. Cópia digital acelera tudo.',
			'Alguns seguros pagam as despesas para refazer o passaporte e a mudança do voo. O limite é pequeno e pede recibos. Leia se o furto sem violência também conta.',
			'Guarde a foto do documento em um e-mail seu e com alguém da família. Separe dinheiro e cartões em dois lugares. Assim, um furto não leva a viagem inteira.',
		],
	},
	{
		words: ['extensao', 'prorrog', 'adiad'],
		label: 'Extensão do seguro viagem',
		titles: ['Extensão do seguro viagem: quando a volta atrasa', 'Extensão do seguro viagem: peça antes do fim'],
		heading: 'Quando a volta muda de dia',
		facts: [
			'Vai ficar mais tempo? Peça a extensão antes do fim da vigência. Depois do vencimento, a seguradora pode recusar ou impor espera.',
			'Volta adiada por internação ou voo cancelado costuma ter regra própria de prorrogação. Avise a central no mesmo dia. O atestado ou a declaração da companhia prova o motivo.',
			'Na extensão, doença surgida na primeira parte da viagem pode virar preexistente. Pergunte antes de aceitar. Às vezes, um plano mais longo desde o início sai melhor.',
		],
	},
	{
		words: ['conexao', 'conexoes', 'segundo trecho', 'trecho perdido'],
		label: 'Conexão perdida',
		heading: 'O segundo trecho que não esperou',
		facts: [
			'Com os trechos na mesma reserva, a companhia deve reacomodar quem perdeu a conexão por atraso dela. Com bilhetes separados, o risco é do passageiro. O seguro pode cobrir essa diferença.',
			'Guarde o cartão de embarque e peça a declaração do atraso no balcão. São os papéis que a seguradora exige. Recibos de hotel e refeição completam o pedido.',
			'A cobertura de conexão pede um atraso mínimo, em horas. Intervalo curto demais entre voos pode excluir o caso. Ao comprar, deixe folga.',
		],
	},
	...travellerSubjects,
	...journeySubjects,
	...travelIllnessSubjects,
	...travelStaySubjects,
]
