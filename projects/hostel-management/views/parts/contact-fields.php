<?php /** @var array|null $student */ ?>
<?= input_field('phone', 'Phone', $student['phone'] ?? '', 'tel', ['required' => true, 'autocomplete' => 'tel']) ?>
<?= input_field('guardian_name', 'Guardian', $student['guardian_name'] ?? '', 'text', ['required' => true, 'maxlength' => 80]) ?>
<?= input_field('guardian_phone', 'Guardian\'s phone', $student['guardian_phone'] ?? '', 'tel') ?>
<?= text_field('home_address', 'Home address', $student['home_address'] ?? '', ['required' => true, 'rows' => 2, 'maxlength' => 255]) ?>
