import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'classe-de-bonus-como-nao-perder',
	title: 'Classe de bônus: como funciona e como não perder',
	excerpt: 'Trocar de carro ou de seguradora não zera o seu histórico. Veja o que levar na renovação.',
	categorySlug: 'seguro-auto',
	tags: ['Seguro Auto', 'Economia', 'Cotação'],
	metaTitle: 'Classe de bônus: como funciona e como não perder',
	metaDescription:
		'Classe de bônus é o desconto por anos sem sinistro. Entenda a escala, o que faz subir ou descer e como levar o histórico para outro carro ou seguradora.',
	sourceUrls: [
		'https://www.gov.br/susep/pt-br/planos-e-produtos/seguros/seguro-de-automoveis',
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
		'https://www.consumidor.gov.br',
	],
	publishedDaysAgo: 7,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>O bônus acompanha a pessoa segurada: trocar de carro ou de seguradora não apaga o histórico.</li>
<li>Renovar fora do prazo e acionar o seguro por danos pequenos são descuidos comuns.</li>
<li>Cada seguradora tem a sua tabela. Por isso, confira a classe na apólice antes de renovar.</li>
</ul>
</aside>
<p>A classe de bônus funciona como um boletim do motorista. A cada ano de seguro sem sinistro indenizado, a nota sobe e o preço tende a cair. Quem não quer perder esse desconto precisa cuidar de três coisas. São elas o prazo da renovação, os dados da apólice e a decisão de acionar o seguro.</p>
<h2>Como funciona a classe de bônus</h2>
<p>A escala mais usada no mercado vai de zero a dez. O primeiro seguro começa na classe zero. Depois de um ano sem sinistro indenizado, a apólice renovada passa para a classe um, e assim por diante. Já um sinistro pago costuma derrubar uma classe na renovação seguinte.</p>
<p>A <a href="https://www.gov.br/susep/pt-br/planos-e-produtos/seguros/seguro-de-automoveis" target="_blank" rel="noopener">SUSEP, que fiscaliza o seguro de automóveis</a>, não impõe uma tabela única de desconto. Cada seguradora define o percentual de cada classe. Portanto, a classe sete em uma empresa pode valer mais, ou menos, do que em outra. É por isso que a comparação entre propostas continua útil para quem tem muitos anos de bônus.</p>
<h2>O que faz a classe subir, parar ou descer</h2>
<table>
<thead>
<tr><th scope="col">Situação</th><th scope="col">O que costuma acontecer</th><th scope="col">O que fazer</th></tr>
</thead>
<tbody>
<tr><td>Um ano sem sinistro indenizado</td><td>Sobe uma classe</td><td>Renovar em dia</td></tr>
<tr><td>Sinistro indenizado</td><td>Desce uma ou mais classes</td><td>Comparar antes o conserto com a franquia</td></tr>
<tr><td>Guincho, chaveiro ou vidros</td><td>Em geral, não altera</td><td>Confirmar na apólice</td></tr>
<tr><td>Renovação atrasada</td><td>Para de subir e, com o tempo, desce</td><td>Começar a cotar 30 dias antes</td></tr>
<tr><td>Apólice cancelada por falta de pagamento</td><td>Perda parcial ou total</td><td>Regularizar assim que a seguradora notificar</td></tr>
</tbody>
</table>
<p>Os intervalos variam. Muitas tabelas aceitam até 30 dias de atraso sem prejuízo e, a partir daí, cortam classes aos poucos. Depois de cerca de seis meses sem seguro, o histórico costuma se perder. Como são regras comerciais, peça a da sua seguradora por escrito.</p>
<h2>Quando compensa acionar o seguro</h2>
<p>A resposta sai de uma conta simples. Some a franquia ao desconto que você deixaria de ter na renovação e compare com o valor do conserto.</p>
<p><strong>Exemplo ilustrativo.</strong> O conserto custa R$ 3.000 e a franquia é de R$ 2.500. A seguradora pagaria, então, R$ 500. Agora suponha que a queda de uma classe encareça a renovação em R$ 200 e que a recuperação leve dois anos. O ganho cai para perto de R$ 100. Nesse caso, pagar do próprio bolso é quase indiferente. Com um conserto de R$ 8.000, por outro lado, não há dúvida: vale acionar.</p>
<aside class="aviso"><p><strong>Dano a outra pessoa é outro assunto.</strong> Se você bateu no carro de alguém, avise a seguradora mesmo que pretenda pagar por conta própria. A cobrança pode crescer depois, e a demora no aviso pode reduzir a sua cobertura.</p></aside>
<h2>Como levar o bônus para outra seguradora</h2>
<p>O histórico não pertence à empresa. Na apólice há um código de identificação, em geral chamado de CI, que liga o bônus ao segurado e ao item coberto. A nova seguradora consulta esse código e confirma a classe. Siga estes passos:</p>
<ol>
<li><strong>Separe a apólice atual.</strong> Nela estão a classe, o CI, o fim da vigência e os sinistros do período.</li>
<li><strong>Informe a classe correta na cotação.</strong> Se você declarar uma classe maior, a seguradora cobra a diferença quando confere o histórico.</li>
<li><strong>Combine as datas.</strong> O novo seguro deve começar quando o antigo termina, sem intervalo.</li>
<li><strong>Confira a apólice nova.</strong> Veja se a classe saiu como o combinado. Se não saiu, peça a correção na mesma semana.</li>
</ol>
<p>A exatidão dos dados tem peso legal. Pela <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei do Contrato de Seguro</a>, quem contrata deve responder com verdade ao questionário da seguradora (art. 44). A omissão por descuido pode reduzir a garantia. A mentira proposital pode acabar com ela.</p>
<h2>Troquei de carro ou vou transferir o seguro</h2>
<p>Na troca de carro, peça um endosso, que é a alteração formal da apólice. O bônus continua, porque o segurado é o mesmo. O preço, porém, muda com o novo veículo.</p>
<p>A transferência para outra pessoa é mais restrita. Entre cônjuges e companheiros, muitas seguradoras aceitam com a certidão ou a escritura de união estável. Entre pais e filhos, depende da empresa. Já a venda do carro a um desconhecido não leva o bônus junto.</p>
<p>Quem tem dois carros carrega dois históricos. Assim, o bônus de um não serve de ponto de partida para o outro. O segundo carro começa na classe zero, salvo condição especial da seguradora.</p>
<h2>Atraso na parcela também ameaça o bônus</h2>
<p>A falta da primeira parcela pode desfazer o contrato. Nas demais, porém, a lei protege o segurado. A garantia só fica suspensa depois de uma notificação que dê ao menos 15 dias para pagar (art. 20). O cancelamento, por sua vez, exige ao menos 30 dias depois da suspensão (art. 21). Portanto, leia as mensagens da seguradora e mantenha o seu endereço em dia.</p>
<h2>Perguntas frequentes</h2>
<h3>Onde vejo a minha classe de bônus?</h3>
<p>Na apólice, perto dos dados do veículo, ou na proposta de renovação. Se não encontrar, peça à corretora ou à seguradora. Guarde a resposta por escrito.</p>
<h3>Usei o carro reserva e o guincho. Perco a classe?</h3>
<p>Em geral, não, quando não houve indenização. As assistências costumam ficar fora da conta. Mas há exceções, e só a sua apólice resolve a dúvida.</p>
<h3>A seguradora registrou um sinistro que não usei. E agora?</h3>
<p>Peça a correção por escrito, com o protocolo. Se não houver solução, registre a queixa no <a href="https://www.consumidor.gov.br" target="_blank" rel="noopener">Consumidor.gov.br</a>, plataforma que a SUSEP acompanha. Para escolher bem na próxima renovação, leia também <a href="/blog/franquia-normal-ou-reduzida">franquia normal ou reduzida</a> e compare opções de <a href="/seguros/auto">seguro auto</a>.</p>
<p class="nota">Conteúdo informativo. Percentuais, prazos e regras de bônus variam: vale o que está nas condições da sua seguradora.</p>`,
} satisfies DemoPost
