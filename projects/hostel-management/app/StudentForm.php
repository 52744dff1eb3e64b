<?php

declare(strict_types=1);

namespace App;

use App\Models\Course;
use App\Models\Student;
use App\Models\User;

/** The fields of a student, shared by registration, the office's form and the profile. */
final class StudentForm
{
    public static function account(): array
    {
        return [
            'name' => ['label' => 'Name', 'required' => true, 'max' => 80],
            'email' => ['label' => 'E-mail address', 'required' => true, 'email' => true, 'max' => 190],
        ];
    }

    public static function password(): array
    {
        return [
            'password' => ['label' => 'Password', 'required' => true, 'password' => true],
            'password_again' => ['label' => 'Password again', 'required' => true, 'password' => true],
        ];
    }

    public static function details(): array
    {
        $courses = array_column(Course::active(), 'id');

        return [
            'registration_no' => ['label' => 'Registration number', 'required' => true, 'max' => 20],
            'course_id' => ['label' => 'Course', 'required' => true, 'in' => $courses],
            'study_year' => ['label' => 'Year of study', 'required' => true, 'integer' => true, 'from' => 1, 'to' => 6],
            'gender' => ['label' => 'Gender', 'required' => true, 'in' => Student::GENDERS],
        ] + self::contact();
    }

    /** What students may change themselves. */
    public static function contact(): array
    {
        return [
            'phone' => ['label' => 'Phone', 'required' => true, 'phone' => true],
            'guardian_name' => ['label' => 'Guardian', 'required' => true, 'max' => 80],
            'guardian_phone' => ['label' => 'Guardian\'s phone', 'required' => true, 'phone' => true],
            'home_address' => ['label' => 'Home address', 'required' => true, 'max' => 255],
        ];
    }

    /** The values that belong into the table students. */
    public static function columns(array $values): array
    {
        return array_diff_key($values, self::account() + self::password());
    }

    public static function checkPasswordTwice(array $values, string $backTo): void
    {
        if ($values['password'] !== $values['password_again']) {
            Form::refuse($backTo, ['password_again' => 'The two passwords are not the same.']);
        }
    }

    public static function checkUnique(array $values, string $backTo, ?array $student = null): void
    {
        $errors = [];
        if (User::emailIsTaken($values['email'], $student['user_id'] ?? 0)) {
            $errors['email'] = 'This e-mail address already has an account.';
        }
        if (Student::registrationIsTaken($values['registration_no'], $student['id'] ?? 0)) {
            $errors['registration_no'] = 'This registration number is already in use.';
        }
        if ($errors !== []) {
            Form::refuse($backTo, $errors);
        }
    }
}
