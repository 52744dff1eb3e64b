<?php
$names = [];
foreach ($students as $student) {
    $names[$student['id']] = "{$student['name']}, {$student['registration_no']}";
}
?>
<header class="head"><h1>Raise a fee</h1></header>
<section class="sheet narrow">
    <form method="post" action="<?= e(url('/admin/fees')) ?>">
        <?= csrf_field() ?>
        <?= select_field('student_id', 'Student', $names, $studentId) ?>
        <?= input_field('title', 'What for', '', 'text', ['required' => true, 'maxlength' => 100]) ?>
        <?= input_field('amount', 'Amount in ₹', '', 'text', ['required' => true, 'inputmode' => 'decimal']) ?>
        <?= input_field('due_on', 'Due on', App\Clock::day('+10 days'), 'date') ?>
        <p class="actions"><button class="button">Raise fee</button> <a href="<?= e(url('/admin/fees')) ?>">Cancel</a></p>
    </form>
</section>
