<?php
/** @var array $freeBeds */
/** @var string $name */
/** @var string $label */
/** @var int $roomId the room asked for; its beds come first and the first of them is chosen */
$roomId ??= 0;
$options = [];
$first = '';
foreach ([true, false] as $isAskedFor) {
    foreach ($freeBeds as $bed) {
        if (($bed['room_id'] === $roomId) === $isAskedFor) {
            $options[$bed['id']] = "{$bed['block']} {$bed['room']}, bed {$bed['bed']} ({$bed['residents']}, "
                . money($bed['monthly_fee']) . ')';
            $first = $isAskedFor && $first === '' ? $bed['id'] : $first;
        }
    }
}
echo select_field('bed_id', $label, $options, $first);
