<?php
$names = [];
foreach ($students as $student) {
    $names[$student['id']] = "{$student['name']}, {$student['registration_no']} ({$student['gender']})";
}
?>
<header class="head"><h1>Give a bed</h1></header>
<section class="sheet narrow">
    <p class="hint">The list has every active student without a bed. Deposit and first fee are raised with the bed.</p>
    <form method="post" action="<?= e(url('/admin/allocations')) ?>">
        <?= csrf_field() ?>
        <?= select_field('student_id', 'Student', $names, $studentId) ?>
        <?= App\View::part('parts/bed-options', ['freeBeds' => $freeBeds, 'label' => 'Bed']) ?>
        <?= input_field('started_on', 'Moves in on', App\Clock::today(), 'date') ?>
        <p class="actions"><button class="button">Give this bed</button> <a href="<?= e(url('/admin/allocations')) ?>">Cancel</a></p>
    </form>
</section>
