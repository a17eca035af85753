// Names from Vasai, Goa and Mangalore. Kerala has names of its own.
import { community } from './community.ts';

export const christian = community({
  order: 'plain',
  men: `Domnic डॉमनिक, Pascoal पास्कोल, Lawrence लॉरेन्स, Joseph जोसेफ, Anthony अँथनी, Francis फ्रान्सिस, Peter पीटर,
    Michael मायकल, Vincent व्हिन्सेंट, Robert रॉबर्ट, Wilson विल्सन, Stephen स्टीफन, Savio सॅव्हिओ, Melwyn मेल्विन,
    Kevin केविन, Ryan रायन, Joel जोएल, Aaron आरॉन, Ethan ईथन`,
  women: `Philomena फिलोमिना, Rosalin रोझलिन, Agnes अ‍ॅग्नेस, Monica मोनिका, Mary मेरी, Teresa तेरेसा, Lourdes लूर्ड्स,
    Cecilia सिसिलिया, Veronica व्हेरोनिका, Janet जॅनेट, Sandra सँड्रा, Sharon शेरॉन, Blossom ब्लॉसम, Clara क्लारा,
    Melissa मेलिसा, Andrea आंद्रिया, Angela अँजेला, Riya रिया, Alina अलिना`,
  families: `D'Souza डिसोझा, Fernandes फर्नांडिस, Pereira परेरा, Rodrigues रॉड्रिग्ज, Gonsalves गोन्साल्विस, Lopes लोपीस,
    D'Mello डिमेलो, Dias डायस, Almeida अल्मेडा, Pinto पिंटो, Machado मच्याडो, Dabre डाबरे, Gomes गोम्स, Noronha नोरोन्हा,
    Correia कोरिया, Mendonca मेंडोन्सा, Tuscano तुस्कानो, Crasto क्रास्टो, Lobo लोबो, Rebello रिबेलो, Sequeira सिक्वेरा`,
  categories: [
    ['general', 55],
    ['obc', 30],
    ['others', 15],
  ],
});

export const malayali = community({
  order: 'plain',
  men: `Kunjappan, Velayudhan, Raghavan, Bhaskaran, Gopalan, Varghese, Mathai, Thomas, Kuriakose, Ouseph, Sasidharan,
    Mohanan, Rajan, Sabu, Biju, Shaji, Saji, Anoop, Jijo, Vishnu, Jithin, Akhil, Arjun, Alwin, Adwaith, Neeraj, Rishi`,
  women: `Kalyani, Devaki, Janaki, Aleyamma, Mariamma, Annamma, Sarasamma, Thankamma, Omana, Leela, Valsala, Rajamma,
    Sheela, Bindu, Mini, Jessy, Sindhu, Smitha, Reshma, Anju, Athira, Sneha, Aparna, Ancy, Devika, Nandana, Ameya`,
  families: `Nair, Menon, Pillai, Varghese, Thomas, Joseph, George, Mathew, Chacko, Philip, Kurian, Jacob, Panicker,
    Kurup, Warrier, Antony, Paulose, Xavier, Devassy, Ittoop, Unnithan, Nambiar, Poulose, Raveendran, Krishnan`,
  rare: {
    starts:
      'Puthen, Kizhakke, Padinjare, Vadakke, Thekke, Mele, Thazhe, Kunnath, Pallath, Mana, Nedum, Chira, Edathil',
    ends: 'veettil, purackal, parambil, thottathil, kandathil, kudiyil, kunnel, mattathil, valappil, kulangara',
    share: 0.35,
  },
  categories: [
    ['obc', 46],
    ['general', 38],
    ['sc', 11],
    ['ews', 4],
    ['others', 1],
  ],
});
