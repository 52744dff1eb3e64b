import type { Course } from '#content/schema.ts';

export const cEmbedded = {
  slug: 'c-embedded',
  family: 'embedded',
  fields: ['electronics'],
  level: 'zero',
  title: 'C Programming for Embedded Systems',
  // 'C' and 'C Programming' alone are no keywords, because the language itself is another subject.
  keywords: [
    'C Programming for Embedded',
    'Embedded C',
    'Embedded Systems',
    'Embedded Programming',
  ],
  tag: 'C on a real board',
  text: 'C for microcontrollers on a board of your own: registers, timers, interrupts, buses, FreeRTOS, and finding faults with instruments.',
  intro:
    'An embedded program often has no screen to print its mistakes on and nobody beside it to restart it, so it is written with more care. You learn C with that in view: exact integer types, memory you can account for, code that never waits for ever. The board carries an Arm Cortex-M; you begin at the registers with the reference manual open, so that vendor libraries hold no mystery when you use them later. Much of the time goes into measuring, with debugger, multimeter and logic analyser.',
  durationWeeks: 16,
  hoursPerWeek: 8,
  projectHours: 32,
  forWhom: [
    'Students of electronics, electrical, instrumentation and mechatronics, diploma or degree',
    'Arduino makers who want to know what lies beneath the library',
    'Software programmers who want to work close to hardware',
  ],
  beginnerQuestions: [
    {
      question: 'Have you written C?',
      answers: [
        {
          answer: 'No',
          advice: 'Begin here: C is taught from the start, on your computer.',
          module: 'C from the start, on the PC',
        },
        {
          answer: 'Yes, with pointers',
          advice: 'Go quickly to C as firmware needs it.',
          module: 'C as firmware needs it',
        },
      ],
    },
    {
      question: 'Do you know Ohm’s law, and can you read a simple circuit?',
      answers: [
        {
          answer: 'No',
          advice:
            'This course expects both. A program that begins with class 10 physics comes first.',
          offer: 'arduino-iot',
        },
        { answer: 'Yes', advice: 'Begin here.', module: 'C from the start, on the PC' },
      ],
    },
    {
      question: 'Have you programmed an Arduino?',
      answers: [
        {
          answer: 'No',
          advice: 'That is not needed here.',
          module: 'The microcontroller and its pins',
        },
        {
          answer: 'Yes, with its libraries',
          advice: 'Here you learn what is below them.',
          module: 'The microcontroller and its pins',
        },
      ],
    },
  ],
  needs: {
    before: 'Ohm’s law, binary numbers and reading a simple circuit; no C is expected.',
    computer:
      'A laptop with 8 GB of memory and a free USB port, on Windows 11, Linux or macOS. A Cortex-M board with debugger, breadboard, sensors, wires and a multimeter.',
    software: 'All of it is free: GCC for Arm, CMake, VS Code, OpenOCD, STM32CubeMX, PulseView.',
    accounts: 'GitHub, and an account with the maker of the board for its downloads.',
    costs:
      'The board and parts, about ₹3,500 in all, and from module 6 on a USB logic analyser, from about ₹800. An oscilloscope is useful, not required.',
  },
  tools: [
    'STM32 Nucleo board',
    'GCC for Arm',
    'CMake and Make',
    'VS Code',
    'GDB and OpenOCD',
    'STM32CubeMX',
    'Logic analyser, PulseView',
    'FreeRTOS',
    'Unity test framework',
    'Cppcheck',
    'Git',
  ],
  project: {
    title: 'A battery-powered cold-box logger for vaccines',
    text: 'Measures temperature every minute, keeps a month in flash that survives a pulled battery, sounds an alarm at the limit, and reports over UART or Bluetooth. Its average current is measured and explained, a frozen sensor does not hang it, a watchdog recovers it, and the logic is unit-tested on the PC. Handed over with schematic, timing pictures and a fault table.',
  },
  modules: [
    {
      title: 'C from the start, on the PC',
      hours: 6,
      topics: [
        'Compiling as C17, warnings as errors, first programs',
        'Types, operators, conditions, loops',
        'Functions, scope, storage classes',
        'Arrays and strings, and running past their end',
        'Debugging with GDB; sanitizers',
        'Git for every exercise',
      ],
      outcome: 'write small C programs without a warning and find a wrong index in the debugger',
    },
    {
      title: 'Pointers, structures, memory',
      hours: 8,
      topics: [
        'Addresses, pointers, pointer arithmetic',
        'Pointers to functions; callbacks and tables',
        'struct, union, enum; padding and alignment',
        'Stack, static data, heap, and why firmware avoids the heap',
        'const correctness',
        'Undefined behaviour that bites in practice',
      ],
      outcome:
        'draw what lies in memory for any C program of yours and pass data safely by pointer',
    },
    {
      title: 'C as firmware needs it',
      hours: 7,
      topics: [
        'stdint.h, integer promotion, signed traps',
        'Bits: set, clear, toggle, masks, fields',
        'volatile, and what it does not promise',
        'Fixed-point arithmetic and saturation',
        'Preprocessor: include guards, macros with care, inline',
        'Modules: header as contract, static for the rest',
      ],
      outcome: 'manipulate registers and fixed-point values in C without an overflow surprise',
    },
    {
      title: 'From source to flash',
      hours: 7,
      topics: [
        'Preprocess, compile, assemble, link',
        'Cross-compilers, CMake and Make',
        'Linker script, sections, map file',
        'Start-up code: vector table, .data, .bss, main',
        'Flashing and debugging over SWD',
        'Optimisation levels, and code that breaks under them',
      ],
      outcome: 'build firmware without an IDE and account for each kilobyte in the map file',
    },
    {
      title: 'The microcontroller and its pins',
      hours: 7,
      topics: [
        'Cortex-M core, buses, memory map',
        'Datasheet, reference manual, errata: where to find what',
        'Reset and clock tree',
        'GPIO by registers: modes, pull-ups, drive strength',
        'Switch bounce; driving LEDs, relays, MOSFETs safely',
        'CMSIS headers, then HAL code made by STM32CubeMX, and the price of each',
      ],
      outcome:
        'bring up a board from the reference manual and drive inputs and outputs by register',
    },
    {
      title: 'Interrupts and timers',
      hours: 7,
      topics: [
        'Exceptions, NVIC, priorities, pending and enabled',
        'Short handlers; sharing data with main safely',
        'SysTick and a millisecond clock that may wrap',
        'Timers: counting, compare, input capture',
        'PWM for brightness, servo, motor',
        'Latency and jitter, measured on a pin',
      ],
      outcome: 'run several timed activities at once without a delay loop and measure their jitter',
    },
    {
      title: 'Analogue signals',
      hours: 9,
      topics: [
        'ADC: resolution, reference, sampling time',
        'Dividers, impedance, a first RC filter',
        'Averaging and simple digital filters',
        'Thermistors and other sensors: tables and calibration',
        'DMA into a buffer',
        'Seeing noise in the samples: spread, drift, mains hum',
      ],
      outcome: 'measure a temperature to a stated accuracy and show where the error comes from',
    },
    {
      title: 'Serial buses',
      hours: 9,
      topics: [
        'UART: framing, baud error, ring buffers',
        'I²C: addresses, acknowledge, clock stretching, a stuck bus',
        'SPI: modes, chip select, speed',
        'Drivers for a sensor, a display, a flash chip from datasheets',
        'Packets with length and CRC; timeouts',
        'CAN and RS-485 in outline',
      ],
      outcome: 'write a driver from a datasheet and prove it with a logic analyser picture',
    },
    {
      title: 'The structure of firmware',
      hours: 9,
      topics: [
        'Super loop with a tick scheduler',
        'State machines, drawn and then coded',
        'Events and queues in place of flags',
        'Layers: hardware, driver, service, application',
        'Configuration and records in flash: wear, power loss',
        'Watchdog, brown-out reset, fault handlers',
      ],
      outcome: 'design a device as state machines and keep its records whole when power is pulled',
    },
    {
      title: 'FreeRTOS',
      hours: 9,
      topics: [
        'Tasks, priorities, the scheduler, stack sizes',
        'Queues, semaphores, mutexes, notifications',
        'Priority inversion and deadlock, provoked and cured',
        'Interrupts and the FromISR calls',
        'Timing analysis: periods, deadlines, load',
        'When no RTOS is the better choice',
      ],
      outcome: 'divide a device into tasks that meet their deadlines and show it with a trace',
    },
    {
      title: 'Low power and a link to the world',
      hours: 9,
      topics: [
        'Sleep, stop and standby; wake sources',
        'Measuring current on the board’s jumper; a battery budget',
        'A Bluetooth or Wi-Fi module over UART',
        'MQTT in outline; messages that may be lost or duplicated',
        'A bootloader and firmware update: checksum, signature, way back',
        'Keys, debug ports, and what not to leave open',
      ],
      outcome: 'bring a device’s average current to a budget and update its firmware safely',
    },
    {
      title: 'Quality that can be shown',
      hours: 9,
      topics: [
        'Unit tests on the PC with Unity and fakes',
        'MISRA C: its intent, and reading its reports',
        'Static analysis with Cppcheck and compiler warnings',
        'HardFaults: finding the line from the stack frame',
        'Code review and a coding standard',
        'Documents: schematic, timing, fault table',
      ],
      outcome:
        'test firmware logic on a PC, trace a HardFault to its line, and hand over with evidence',
    },
  ],
} satisfies Course;
