/**
 * Emoji of what can be drawn, each before the English word for it; without the signs that only say
 * how they are shown, and without skin tones. Faces, hearts and hands say nothing of a picture.
 */
const SIGNS = `
🐱 cat 🐈 cat 🐶 dog 🐕 dog 🐩 dog 🐭 mouse 🐁 mouse 🐀 mouse 🐹 hamster 🐰 rabbit 🐇 rabbit 🦊 fox 🐻 bear 🐻‍❄ polar_bear
🐼 panda 🐨 koala 🐯 tiger 🐅 tiger 🦁 lion 🐮 cow 🐄 cow 🐂 cow 🐃 cow 🐷 pig 🐖 pig 🐸 frog 🐵 monkey 🐒 monkey 🦍 gorilla
🐔 hen 🐓 rooster 🐣 chick 🐤 chick 🐥 chick 🐧 penguin 🐦 bird 🕊 dove 🦅 eagle 🦆 duck 🦢 swan 🦉 owl 🦩 flamingo 🦚 peacock 🦜 parrot
🦇 bat 🐺 wolf 🐗 boar 🐴 horse 🐎 horse 🦄 unicorn 🐝 bee 🦋 butterfly 🐌 snail 🐢 turtle 🐍 snake 🦎 lizard
🐉 dragon 🐲 dragon 🦕 dinosaur 🦖 dinosaur 🐙 octopus 🐠 fish 🐟 fish 🐡 fish 🐬 dolphin 🐳 whale 🐋 whale 🦈 shark 🐊 crocodile 🐆 leopard
🦓 zebra 🐘 elephant 🦛 hippo 🦏 rhino 🐪 camel 🐫 camel 🦒 giraffe 🦘 kangaroo 🐑 sheep 🐏 sheep 🐐 goat 🦌 deer 🦙 llama 🐿 squirrel 🦔 hedgehog
🌵 cactus 🌲 pine_tree 🌳 tree 🌴 palm_tree 🌷 tulip 🌹 rose 🌺 flower 🌸 cherry_blossom 🌼 daisy 🌻 sunflower 🪷 lotus 💐 bouquet 🍄 mushroom 🍁 autumn_leaves 🍂 autumn_leaves
🌞 sun ☀ sun 🌝 full_moon 🌕 full_moon 🌙 moon 🌛 moon 🌜 moon ⭐ stars 🌟 stars 🌌 milky_way 🪐 planet 🌍 planet_earth 🌎 planet_earth 🌏 planet_earth
⚡ lightning 🌪 tornado 🌈 rainbow 🌤 sunny ☁ cloudy 🌧 rain ⛈ thunderstorm 🌩 thunderstorm ❄ snow 🌨 snowfall ☃ snowman ⛄ snowman 🌊 sea 🌫 fog ☔ rain
🏔 mountains ⛰ mountains 🌋 volcano 🗻 mount_fuji 🏕 camping 🏖 beach 🏜 desert 🏝 island 🏞 river 🏟 stadium 🏛 temple 🏘 village 🏠 house 🏡 house 🛖 hut
🏭 factory 🏫 school 🏰 castle 🏯 japanese_castle ⛪ church 🕌 mosque ⛩ shrine 🗼 eiffel_tower 🗽 statue_of_liberty ⛲ fountain ⛺ tent 🌁 fog 🌃 city 🏙 city 🌄 sunrise 🌅 sunrise 🌆 sunset 🌇 sunset 🌉 bridge
🎠 carousel 🎡 ferris_wheel 🎢 roller_coaster 🎪 circus 🚂 steam_train 🚆 train 🚇 subway 🚋 tram 🚌 bus 🚕 taxi 🚗 car 🚙 car 🏎 race_car 🚜 tractor 🏍 motorcycle 🛵 scooter 🚲 bicycle
⛵ sailboat 🛶 canoe 🚤 boat 🚢 ship ✈ plane 🚁 helicopter 🚀 rocket 🛸 ufo 🎈 balloon 🎆 fireworks 🎇 fireworks 🎄 christmas_tree 🎃 pumpkin 🪁 kite
👶 baby 👦 boy 👧 girl 👨 man 👩 woman 👴 old_man 👵 old_woman 👮 police_officer 👷 construction_worker 🤴 prince 👸 princess 🧙 wizard 🧚 fairy 🧛 vampire 🧜 mermaid 🧝 elf 👻 ghost 🤖 robot 🥷 ninja 🎅 santa
👨‍🚀 astronaut 👩‍🚀 astronaut 🧑‍🚀 astronaut 👨‍🌾 farmer 👩‍🌾 farmer 👨‍🍳 chef 👩‍🍳 chef 👨‍🎨 painter 👩‍🎨 painter 👨‍🏫 teacher 👩‍🏫 teacher 👨‍🚒 firefighter 👩‍🚒 firefighter 👪 family 👫 couple 🏄 surfer ⛷ skier 🏂 snowboarder 👑 crown
🍎 apple 🍏 apple 🍐 pear 🍊 orange_fruit 🍋 lemon 🍌 banana 🍉 watermelon 🍇 grapes 🍓 strawberry 🍒 cherries 🍍 pineapple 🍞 bread 🧀 cheese 🍕 pizza 🍔 burger 🍣 sushi 🍜 ramen 🍩 donut 🎂 birthday_cake 🍰 cake 🧁 cupcake ☕ coffee 🍵 tea 🍷 wine
🎸 guitar 🎻 violin 🎹 piano 🎺 trumpet 📚 books 📖 book 🕯 candle 🪔 oil_lamp ☂ umbrella ⚽ football`;

/** What each of those emoji means: words of the English lists. */
export const SIGN_WORDS: ReadonlyMap<string, string> = new Map(
  Array.from(SIGNS.matchAll(/(\S+) (\S+)/gu), ([, sign = '', word = '']): [string, string] => [
    sign,
    word.replaceAll('_', ' '),
  ]),
);
